// Claim: dependences lead from the first task of a loop over all others to one behind the loop.
// Source: semantics.md §5 (DEP is transitive); OpenMP 5.2 §15.9.5
int step[8];

int main(void)
{
    int first = 0;

#pragma omp parallel //@ RACE_FREE
#pragma omp single
    {
        for (int i = 1; i < 7; i++) {
#pragma omp task depend(in : step[i - 1]) depend(out : step[i]) shared(first)
            {
                if (i == 1)
                    first = 1;
                step[i] = step[i - 1] + 1;
            }
        }
#pragma omp task depend(in : step[6]) shared(first)
        first += step[6];
    }
    return first;
}
