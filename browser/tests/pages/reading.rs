//! Every page in every language.

use damrak_browser::{House, Outcome, Page, Window, hooks};

const LANGUAGES: [&str; 3] = ["en", "de", "nl"];

async fn language(page: &Page) -> Outcome<String> {
    let lang = page.run("return document.documentElement.lang;", vec![]).await?;
    Ok(lang.as_str().unwrap_or_default().to_owned())
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn pages_speak_the_language_of_the_browser() -> Outcome<()> {
    let house = House::open()?;
    let mut headings = Vec::new();
    for wanted in LANGUAGES {
        let page = Page::new(Window { language: wanted, ..Window::default() }).await?;
        page.open(&house.page("/")).await?;
        assert_eq!(language(&page).await?, wanted);
        headings.push(page.read("h1").await?);
        page.is_content().await?;
    }
    headings.dedup();
    assert_eq!(headings.len(), LANGUAGES.len(), "{headings:?}");
    Ok(())
}

#[tokio::test]
#[ignore = "needs Chromium; run cargo xtask test browser"]
async fn the_language_can_be_switched_and_stays_switched() -> Outcome<()> {
    let house = House::open()?;
    let page = Page::at(&house).await?;
    for wanted in ["de", "nl", "en", "de"] {
        let button = hooks::language(wanted);
        // The switch may be a menu that has to be opened first.
        let open =
            "document.querySelector(arguments[0])?.closest('details')?.setAttribute('open', '');";
        page.run(open, vec![button.as_str().into()]).await?;
        page.click(&button).await?;
        page.wait_until("the page is in the language", async || {
            Ok(language(&page).await? == wanted)
        })
        .await?;
    }
    page.click(hooks::PLAY_NOW).await?;
    page.wait_for(hooks::TABLE).await?;
    assert_eq!(language(&page).await?, "de", "also for somebody who was nobody before");
    page.is_content().await
}
