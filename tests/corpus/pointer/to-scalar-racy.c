// Claim: an update through a pointer to a shared scalar is an update of the scalar.
// Source: semantics.md §9.
int main(void)
{
    int count = 0;
    int *const counter = &count;

#pragma omp parallel for //@ RACE
    for (int i = 0; i < 25; i++)
        if (i % 5 == 0)
            *counter += 1; //@ race
    return count;
}
