//! Just enough reading of HTML that this server wrote.

/// Everything that stands between `before` and the next quotation mark.
pub fn values<'t>(text: &'t str, before: &str) -> Vec<&'t str> {
    text.split(before).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
}

/// A form of a page: where it leads, what it carries along, and its buttons.
#[derive(Debug)]
pub struct Form {
    pub action: String,
    pub hidden: Vec<(String, String)>,
    pub buttons: Vec<(String, String)>,
}

impl Form {
    /// The forms of a page that ask for another page.
    pub fn all(page: &str) -> Vec<Form> {
        page.split("<form")
            .skip(1)
            .map(|form| Self::read(form.split("</form>").next().unwrap()))
            .collect()
    }

    fn read(form: &str) -> Self {
        let head = form.split('>').next().unwrap();
        let pairs = |tag: &'static str| {
            form.split(tag).skip(1).filter_map(|part| {
                let part = part.split('>').next().unwrap();
                let value = |name| values(part, name).first().map(|value| unescape(value));
                Some((value(" name=\"")?, value(" value=\"")?))
            })
        };
        Self {
            action: values(head, " action=\"")[0].to_owned(),
            hidden: pairs("<input").collect(),
            buttons: pairs("<button").collect(),
        }
    }

    /// The address to which a button of it leads, without what comes after `#`.
    pub fn address(&self, button: &(String, String)) -> String {
        let fields = self.hidden.iter().chain([button]);
        let query: Vec<String> =
            fields.map(|(name, value)| format!("{name}={}", value.replace(' ', "+"))).collect();
        format!("{}?{}", self.action.split('#').next().unwrap(), query.join("&"))
    }
}

pub fn unescape(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}
