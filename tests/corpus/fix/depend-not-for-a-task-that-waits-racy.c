// Claim: the first task waits for what the second one writes: in the order of their generation neither ends.
// Source: OpenMP 5.2 §15.9.5
// Output: depends on the team size
static int go, x, y;

int main(void)
{
#pragma omp parallel num_threads(2) //@ RACE nofix(x: depend|taskwait|taskgroup)
#pragma omp single
    {
#pragma omp task
        {
            int seen = 0;
            while (!seen) {
#pragma omp atomic read relaxed
                seen = go;
            }
            x = 5; //@ race(x) possible
        }
#pragma omp task
        {
            y = x; //@ race(x) possible
#pragma omp atomic write relaxed
            go = 1;
        }
    }
    return y & 8;
}
