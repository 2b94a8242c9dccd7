// Claim: a taskwait with dependences that stands before a task does not wait for it, whatever addresses it names.
// Source: semantics.md §5 (TWD waits for earlier siblings); OpenMP 5.2 §15.5
int main(void)
{
    int a[4] = {0};

#pragma omp parallel num_threads(2) //@ RACE witness T<=2
#pragma omp single
    {
#pragma omp taskwait depend(in : a[1])
        for (int i = 0; i < 3; i++) {
#pragma omp task depend(out : a[1]) depend(in : a[i]) shared(a)
            {
                a[1] += 1; //@ race(a)
            }
            a[i] += 1; //@ race(a)
        }
    }
    return a[1];
}
