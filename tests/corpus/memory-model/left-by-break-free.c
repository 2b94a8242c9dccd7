// Claim: a loop that is left by a break when the flag is up hands over as well; the flush may come behind the loop.
// Source: semantics.md §6 (flush around a relaxed atomic); OpenMP 5.2 §15.8.5
static int data, flag, seen;

int main(void)
{
#pragma omp parallel sections //@ RACE_FREE
    {
#pragma omp section
        {
            data = 42;
#pragma omp flush
#pragma omp atomic write
            flag = 1;
        }
#pragma omp section
        {
            while (1) {
                int now;
#pragma omp atomic read
                now = flag;
                if (now == 1)
                    break;
            }
#pragma omp flush
            seen = data;
        }
    }
    return seen;
}
