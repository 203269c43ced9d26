//! Thin types around shared ones.

/// Declares a thin type of one's own around a shared one, which behaves as that one does and can be given more methods.
///
/// ```
/// damrak_core::wrap! {
///     /// A line of text that knows what is said aloud.
///     struct Line<'a>(&'a str);
/// }
///
/// impl Line<'_> {
///     fn is_shouted(&self) -> bool {
///         self.ends_with('!')
///     }
/// }
///
/// assert!(Line("Ahoy!").is_shouted());
/// ```
#[macro_export]
macro_rules! wrap {
    (
        $(#[$attribute:meta])*
        $visibility:vis struct $name:ident $(<$($generic:tt),+>)? ($inside:vis $shared:ty);
    ) => {
        $(#[$attribute])*
        $visibility struct $name $(<$($generic),+>)? ($inside $shared);

        impl $(<$($generic),+>)? ::std::ops::Deref for $name $(<$($generic),+>)? {
            type Target = $shared;

            #[inline(always)]
            fn deref(&self) -> &Self::Target {
                &self.0
            }
        }

        impl $(<$($generic),+>)? ::std::ops::DerefMut for $name $(<$($generic),+>)? {
            #[inline(always)]
            fn deref_mut(&mut self) -> &mut Self::Target {
                &mut self.0
            }
        }
    };
}
