// Claim: a task that waits for what its parent writes later must not be waited for before.
// Source: OpenMP 5.2 §15.5 (the task is suspended until its children are complete), §12.9
// Output: depends on the team size
static int go, x, y;

int main(void)
{
#pragma omp parallel num_threads(2) //@ RACE nofix(x: taskwait|taskgroup)
#pragma omp single
    {
#pragma omp task
        {
            int seen = 0;
            while (!seen) {
#pragma omp atomic read relaxed
                seen = go;
#pragma omp taskyield
            }
            x = 5; //@ race(x) possible
        }
        y = x; //@ race(x) possible
#pragma omp atomic write relaxed
        go = 1;
    }
    return y & 8;
}
