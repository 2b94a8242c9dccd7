// Claim: a static variable of a callee is one object for all threads.
// Source: semantics.md §8 (a function's static is shared).
static int next_id(void)
{
    static int id = 100;
    id++; //@ race(id)
    return 0;
}

int main(void)
{
    int ids[20];

#pragma omp parallel for //@ RACE
    for (int i = 0; i < 20; i++)
        ids[i] = next_id();
    return ids[0];
}
