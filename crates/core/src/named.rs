//! Kinds of things that have a name each.

/// Declares a kind of things that are counted from 0 and known by name: in notation, documents and edition files.
///
/// The crate that uses it needs `serde`. What is written to documents is the name of the variant in kebab case, which
/// the text must be too.
///
/// ```
/// damrak_core::named! {
///     /// What is traded.
///     Ware {
///         /// From the east.
///         Tea = "tea",
///         /// From the south.
///         RedWine = "red-wine",
///     }
/// }
///
/// assert_eq!(Ware::find("Red-Wine"), Some(Ware::RedWine));
/// assert_eq!(Ware::ALL.map(Ware::name), ["tea", "red-wine"]);
/// ```
#[macro_export]
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$item_doc:meta])* $item:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name {
            $($(#[$item_doc])* $item),+
        }

        impl $name {
            /// All of them.
            pub const ALL: [$name; [$($text),+].len()] = [$($name::$item),+];

            /// Counted from 0, to index arrays.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The name in notation, documents and edition files.
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$item => $text),+
                }
            }

            /// The one of this name.
            pub fn find(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|known| known.name().eq_ignore_ascii_case(name))
            }
        }

        impl $crate::Id for $name {
            #[inline(always)]
            fn from_index(index: usize) -> Self {
                Self::ALL[index.min(Self::ALL.len() - 1)]
            }

            #[inline(always)]
            fn index(self) -> usize {
                self as usize
            }
        }
    };
}
