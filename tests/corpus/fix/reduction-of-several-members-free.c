// Claim: local variables that are items of a reduction stand for members of a record while the loop runs. Source: OpenMP 5.2 §5.5.5
#include <stdio.h>

struct stats {
    double sum;
    long count;
};

static void gather(struct stats *st, const int *x, int n)
{
    double sum = 0;
    long count = 0;
#pragma omp parallel for reduction(+:sum, count) //@ RACE_FREE
    for (int i = 0; i < n; i++) {
        sum += x[i];
        if (x[i] > 3)
            count++;
    }
    st->sum += sum;
    st->count += count;
}

int main(void)
{
    struct stats st = {0.5, 10};
    int x[60];
    for (int i = 0; i < 60; i++)
        x[i] = i % 7;
    gather(&st, x, 60);
    printf("%.1f %ld\n", st.sum, st.count);
    return 0;
}
