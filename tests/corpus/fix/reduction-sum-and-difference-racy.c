// Claim: additions and subtractions of one variable are one sum. Source: OpenMP 5.2 §5.5.8
#include <stdio.h>
#define N 33

int main(void)
{
    int balance = 50;

#pragma omp parallel for //@ RACE fix(balance: reduction)
    for (int i = 0; i < N; i++) {
        balance += i * 2;   //@ race(balance)
        if (i % 5 == 0)
            balance--;      //@ race(balance)
    }
    printf("%d\n", balance);
    return 0;
}
