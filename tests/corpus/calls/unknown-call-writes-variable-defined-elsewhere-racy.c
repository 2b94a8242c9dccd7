// Claim: code that is not seen may change a variable that another file defines, whatever this file wrote before. Source: semantics.md §9 (an
// unseen function is an unmodelled call); C11 §6.2.2.
extern int stride;
void prepare(void);

static double x[100];

void run(void)
{
    stride = 1;
    prepare();
    int s = stride;
#pragma omp parallel for //@ RACE
    for (int i = 0; i < 10; i++)
        x[s * i] = i; //@ race(x) possible
}
