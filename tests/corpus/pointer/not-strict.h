_Pragma("GCC optimize(\"no-strict-aliasing\")")
