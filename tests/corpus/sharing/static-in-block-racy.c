// Claim: a static variable declared inside the region is shared by the threads.
// Source: semantics.md §8; OpenMP 5.2 §5.1.1.
int main(void)
{
    int out[50];

#pragma omp parallel for //@ RACE
    for (int i = 0; i < 50; i++) {
        static int calls;
        int twice = 2 * i;
        calls++; //@ race(calls)
        out[i] = twice;
    }
    return out[49];
}
