// Claim: ordered mixes with reductions, private copies and a critical region.
// Source: semantics.md §6 (ordered, critical), §8 (reduction)
int main(void)
{
    int total = 0, line = 0, seen = 0;
    int out[20];

#pragma omp parallel for ordered reduction(+ : total) schedule(dynamic, 3) //@ RACE_FREE
    for (int i = 0; i < 20; i++) {
        int mine = i * 3 % 7;
        total += mine;
#pragma omp critical
        seen++;
#pragma omp ordered
        {
            out[line] = mine;
            line++;
        }
    }
    return (total + out[19] + seen) & 127;
}
