//! Pictures of what a browser shows.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use crate::screens::Size;
use crate::{Outcome, Page, Trouble};

/// Longer pages are cut.
const LONGEST: f64 = 6000.0;

impl Page {
    /// Shows pages so wide, by day or by night.
    pub async fn show_like(&self, width: u32, night: bool) -> Outcome<()> {
        let mobile = width < 600;
        let metrics = json!({
            "width": width, "height": if mobile { 844 } else { 900 },
            "deviceScaleFactor": 1, "mobile": mobile,
        });
        self.tools("Emulation.setDeviceMetricsOverride", metrics).await?;
        self.tools("Emulation.setScrollbarsHidden", json!({"hidden": true})).await?;
        let scheme = if night { "dark" } else { "light" };
        let features = json!({"features": [
            {"name": "prefers-color-scheme", "value": scheme},
            {"name": "prefers-reduced-motion", "value": "reduce"},
        ]});
        self.tools("Emulation.setEmulatedMedia", features).await.map(drop)
    }

    /// Shows pages on a screen of a size, by day.
    pub async fn show_at(&self, size: Size) -> Outcome<()> {
        let metrics = json!({
            "width": size.width, "height": size.height,
            "deviceScaleFactor": 1, "mobile": size.is_small(),
        });
        self.tools("Emulation.setDeviceMetricsOverride", metrics).await?;
        self.tools("Emulation.setScrollbarsHidden", json!({"hidden": true})).await.map(drop)
    }

    /// A wish of the person that pages may ask for, such as more contrast.
    pub async fn prefer_media(&self, name: &str, value: &str) -> Outcome<()> {
        let features = json!({"features": [
            {"name": name, "value": value},
            {"name": "prefers-reduced-motion", "value": "reduce"},
        ]});
        self.tools("Emulation.setEmulatedMedia", features).await.map(drop)
    }

    /// Asks for pages in a language from now on.
    pub async fn prefer(&self, language: &str) -> Outcome<()> {
        let headers = json!({"headers": {"Accept-Language": language}});
        self.tools("Network.enable", json!({})).await?;
        self.tools("Network.setExtraHTTPHeaders", headers).await.map(drop)
    }

    /// The whole page as PNG, not only what its window shows.
    pub async fn picture(&self) -> Outcome<Vec<u8>> {
        let size = self.tools("Page.getLayoutMetrics", json!({})).await?;
        let side = |name: &str| size["cssContentSize"][name].as_f64().unwrap_or(1.0);
        let (width, height) = (side("width"), side("height").min(LONGEST));
        let clip = json!({"x": 0, "y": 0, "width": width, "height": height, "scale": 1});
        let how = json!({"format": "png", "captureBeyondViewport": true, "clip": clip});
        self.take_picture(how).await
    }

    /// What the window shows, as PNG; nothing on the page moves for it.
    pub async fn glimpse(&self) -> Outcome<Vec<u8>> {
        self.take_picture(json!({"format": "png"})).await
    }

    async fn take_picture(&self, how: Value) -> Outcome<Vec<u8>> {
        let taken = self.tools("Page.captureScreenshot", how).await?;
        let data = taken["data"].as_str().unwrap_or_default();
        STANDARD.decode(data).map_err(|error| Trouble::page(format!("no picture: {error}")))
    }

    /// By how many pixels the page is wider than its window.
    pub async fn overflow(&self) -> Outcome<i64> {
        // A phone makes room for what is too wide by showing everything smaller: the glass itself stays.
        let script = "const glass = navigator.maxTouchPoints ? screen.width : innerWidth;
            return document.scrollingElement.scrollWidth - glass;";
        Ok(self.run(script, vec![]).await?.as_i64().unwrap_or(i64::MAX))
    }
}
