// Claim: a relaxed atomic flag orders nothing, and its initial value is no constant in the region.
// Source: semantics.md §2 (values) and §6 (default atomics are relaxed); OpenMP 5.2 §1.4.
int main(void)
{
    int flag = 0, x = 0;

#pragma omp parallel sections //@ RACE
    {
#pragma omp section
        {
#pragma omp atomic write
            flag = 1;
            x = 1; //@ race(x)
        }
#pragma omp section
        {
            int f;
#pragma omp atomic read
            f = flag;
            if (f)
                x = 2; //@ race(x)
        }
    }
    return x;
}
