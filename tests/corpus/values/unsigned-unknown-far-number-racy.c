// Claim: an input may be as large as its type allows, and then the difference to a large base is a small number: what is not known
// exactly is no proof. Source: semantics.md §1, §2
double box[16];
void place(unsigned long long n, unsigned long long m)
{
#pragma omp parallel sections //@ RACE
    {
#pragma omp section
        box[n - 9223372036854775818ULL] = 1.5; //@ race(box) possible
#pragma omp section
        box[3] = 2.5; //@ race(box) possible
    }
#pragma omp parallel sections //@ RACE
    {
#pragma omp section
        if (m > 9223372036854775818ULL)
            box[0] = 1.5; //@ race(box) possible
#pragma omp section
        if (n > 9223372036854775818ULL)
            box[0] = 2.5; //@ race(box) possible
    }
}
