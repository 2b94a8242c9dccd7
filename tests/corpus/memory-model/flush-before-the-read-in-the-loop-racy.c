// Claim: a flush before the last read of the flag acquires nothing that this read finds.
// Source: semantics.md §6 (flush around a relaxed atomic); OpenMP 5.2 §1.4.5
static int data, flag, seen;

int main(void)
{
#pragma omp parallel sections //@ RACE
    {
#pragma omp section
        {
            data = 42; //@ race(data)
#pragma omp flush
#pragma omp atomic write
            flag = 1;
        }
#pragma omp section
        {
            int now = 0;
            while (now == 0) {
#pragma omp flush
#pragma omp atomic read
                now = flag;
            }
            seen = data; //@ race(data)
        }
    }
    return seen;
}
