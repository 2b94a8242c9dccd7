// Claim: an operand that only its own section writes is no conflict; the atomic location is excluded.
// Source: semantics.md §6; OpenMP 5.2 §15.8.4.
int main(void)
{
    int credit = 0, bonus = 10;

#pragma omp parallel sections //@ RACE_FREE
    {
#pragma omp section
        {
#pragma omp atomic
            credit += 7;
        }
#pragma omp section
        {
            bonus = 20;
#pragma omp atomic
            credit += bonus;
        }
    }
    return credit;
}
