// Claim: a directive with clauses that a macro makes a string of for _Pragma counts with its clauses.
// Source: algorithms.md §1 (pragmas); ISO C 6.10.9.
#define OMP(text) _Pragma(#text)

int main(void)
{
    int sum = 0;

    OMP(omp parallel for reduction(+ : sum) schedule(static)) //@ RACE_FREE
    for (int i = 0; i < 30; i++)
        sum += i;
    return sum;
}
