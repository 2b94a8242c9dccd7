// Claim: a string literal in braces gives its length to an array; where that is not followed, the instance is not known.
// Source: C++17 §11.6.2 p1
int a[64];
constexpr char text[] = {"abc"};
template <bool> struct Tag {
    enum { stride = 0 };
};
template <> struct Tag<false> {
    enum { stride = 1 };
};

int main()
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 64; i++)
        a[i * Tag<sizeof(text) == 4>::stride] = 1; //@ race(a) possible
    return a[0];
}
