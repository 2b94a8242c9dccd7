// Claim: criticals of different names do not exclude each other.
// Source: semantics.md §6; OpenMP 5.2 §15.2.
#include <stdio.h>

static long balance = 1000;

static void withdraw(long amount)
{
#pragma omp critical(withdrawals)
    balance -= amount; //@ race(balance)
}

int main(void)
{
    const long fees[6] = {3, 1, 4, 1, 5, 9};

#pragma omp parallel for //@ RACE witness T<=2
    for (int i = 0; i < 6; i++) {
        withdraw(fees[i]);
#pragma omp critical(deposits)
        balance += 1; //@ race(balance)
    }
    printf("%ld\n", balance);
    return 0;
}
