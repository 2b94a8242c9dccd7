// Claim: criticals of one name exclude each other, also when one stands in a callee.
// Source: semantics.md §6; OpenMP 5.2 §15.2.
#include <stdio.h>

static long balance = 1000;

static void withdraw(long amount)
{
#pragma omp critical(ledger)
    balance -= amount;
}

int main(void)
{
    const long fees[6] = {3, 1, 4, 1, 5, 9};

#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 6; i++) {
        withdraw(fees[i]);
#pragma omp critical(ledger)
        balance += 1;
    }
    printf("%ld\n", balance);
    return 0;
}
