// Claim: a subscript whose name is not declared has a value of which nothing is known; that is no input, and so no condition.
// Source: semantics.md §9. It does not compile: the counter is misspelt.
int stride = 1;
int a[100];

void run()
{
#pragma omp parallel for //@ UNKNOWN(unmodelled-expression)
    for (int i = 0; i < 100; i++)
        a[l * stride] = 1;
}
