// Claim: what a file writes to a variable of another file behind the last call of unseen code holds. Source: semantics.md §9; C11 §6.2.2.
extern int stride;
void prepare(void);

static double x[100];

int main(void)
{
    prepare();
    stride = 1;
    int s = stride;
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 10; i++)
        x[s * i] = i;
    return 0;
}
