// Claim: a plain reset races with atomic updates of other threads when nothing lies between them.
// Source: semantics.md §6; OpenMP 5.2 §1.4.1.
// Output: depends on the team size
int main(void)
{
    int hits = 99;

#pragma omp parallel //@ RACE witness T<=2
    {
#pragma omp single nowait
        hits = 0; //@ race(hits)
#pragma omp atomic
        hits++; //@ race(hits)
    }
    return hits;
}
