// Claim: whether a flag is raised depends on what is computed; that it stays as it was is possible for all that is followed.
// Source: semantics.md §2 (an execution has to lead there).
int b[64];

int main(void)
{
    int x = 0;
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < 40; i++) {
        b[i] = i * i;
        if (b[i] > 100) {
#pragma omp atomic write
            x = 1;
        }
    }
    if (!x) {
#pragma omp parallel for //@ RACE
        for (int i = 0; i < 40; i++)
            b[0] = i; //@ race(b) possible
    }
    return b[0];
}
