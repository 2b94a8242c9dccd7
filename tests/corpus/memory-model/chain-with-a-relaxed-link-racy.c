// Claim: a relaxed read in the middle breaks the chain of hand-overs.
// Source: semantics.md §6 (release/acquire; relaxed atomics order nothing), §10
static int data, first, second, seen;

int main(void)
{
#pragma omp parallel sections //@ RACE
    {
#pragma omp section
        {
            data = 42; //@ race(data)
#pragma omp atomic write release
            first = 1;
        }
#pragma omp section
        {
            int ready = 0;
            while (!ready) {
#pragma omp atomic read
                ready = first;
            }
#pragma omp atomic write release
            second = 1;
        }
#pragma omp section
        {
            int ready = 0;
            while (!ready) {
#pragma omp atomic read acquire
                ready = second;
            }
            seen = data; //@ race(data)
        }
    }
    return seen;
}
