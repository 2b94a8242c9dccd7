// Claim: a callee that names the global reads the original while other threads may combine into it.
// Source: semantics.md §2 (clauses are lexical) and §8; OpenMP 5.2 §5.5.
static long moved;

static long reported(void)
{
    return moved; //@ race(moved)
}

int main(void)
{
    long at[20];

#pragma omp parallel for reduction(+ : moved) //@ RACE race(moved)
    for (int i = 0; i < 20; i++) {
        moved += i;
        at[i] = reported();
    }
    return (int)at[0];
}
