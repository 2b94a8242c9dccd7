// Claim: a reference to a shared variable is the variable.
// Source: semantics.md §9.
int main()
{
    int errors = 0;
    int &e = errors;

#pragma omp parallel for //@ RACE
    for (int i = 0; i < 30; ++i)
        if (i % 4 == 1)
            e++; //@ race
    return errors;
}
