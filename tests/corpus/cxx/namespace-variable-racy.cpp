// Claim: a variable of a namespace is shared like any global.
// Source: semantics.md §8.
namespace statistics {
int largest = 0;

inline void note(int value)
{
    largest = value; //@ race
}
}

int main()
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 100; ++i) {
        if (i * i % 7 == 2)
            statistics::note(i);
    }
    return statistics::largest;
}
