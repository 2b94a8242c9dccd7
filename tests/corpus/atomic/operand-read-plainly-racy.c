// Claim: atomic covers only x: in `x += y` the operand y is read plainly.
// Source: semantics.md §6; OpenMP 5.2 §15.8.4.
int main(void)
{
    int credit = 0, bonus = 10;

#pragma omp parallel sections //@ RACE
    {
#pragma omp section
        {
#pragma omp atomic
            credit += bonus; //@ race(bonus)
        }
#pragma omp section
        {
            bonus = 20; //@ race(bonus)
#pragma omp atomic
            credit += 5;
        }
    }
    return credit;
}
