// Claim: where one task of a chain is left out, those before it are not ordered with those behind it.
// Source: semantics.md §5 (DEP is transitive over tasks that exist); OpenMP 5.2 §15.9.5
int step[8];

int main(void)
{
    int first = 0;

#pragma omp parallel //@ RACE witness T<=2
#pragma omp single
    {
        for (int i = 1; i < 7; i++) {
            if (i == 4)
                continue;
#pragma omp task depend(in : step[i - 1]) depend(out : step[i]) shared(first)
            {
                if (i == 1)
                    first = 1; //@ race(first)
                step[i] = step[i - 1] + 1;
            }
        }
#pragma omp task depend(in : step[6]) shared(first)
        first += step[6]; //@ race(first)
    }
    return first;
}
