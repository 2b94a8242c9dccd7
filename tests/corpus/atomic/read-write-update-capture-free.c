// Claim: atomic read, write, update and capture of one location exclude each other.
// Source: semantics.md §6; OpenMP 5.2 §15.8.4.
int main(void)
{
    int level = 0;
    int seen[60];

#pragma omp parallel for schedule(dynamic, 3) //@ RACE_FREE
    for (int i = 0; i < 60; i++) {
        int old;
        if (i % 20 == 0) {
#pragma omp atomic write
            level = i;
        } else if (i % 2) {
#pragma omp atomic read
            old = level;
            seen[i] = old;
        } else {
#pragma omp atomic capture
            old = level++;
            seen[i] = old;
        }
#pragma omp atomic update
        level -= 1;
    }
    return seen[1];
}
