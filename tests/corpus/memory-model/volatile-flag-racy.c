// Claim: volatile is no synchronisation: the flag races, and what it was meant to order stays undecided.
// Source: semantics.md §6 (release/acquire only by atomics, flushes and locks); OpenMP 5.2 §1.4.1
static volatile int flag;
static int data, seen;

int main(void)
{
#pragma omp parallel sections //@ RACE
    {
#pragma omp section
        {
            data = 42;
            flag = 1; //@ race(flag) possible
        }
#pragma omp section
        {
            while (flag == 0) { //@ race(flag) possible
            }
            seen = data;
        }
    }
    return seen;
}
