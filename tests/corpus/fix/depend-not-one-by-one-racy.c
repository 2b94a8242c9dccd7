// Claim: a depend clause that puts all tasks one behind the other is no repair; their updates may come in any order. Source: OpenMP 5.2 §15.9.5
#include <stdio.h>

int main(void)
{
    long sum = 0;

#pragma omp parallel //@ RACE fix(sum: atomic) nofix(sum: depend) nofix(sum: reduction) nofix(sum: private) nofix(sum: firstprivate)
#pragma omp single
    for (int i = 1; i <= 20; i++) {
#pragma omp task
        sum += i * i;  //@ race(sum)
    }
    printf("%ld\n", sum);
    return 0;
}
