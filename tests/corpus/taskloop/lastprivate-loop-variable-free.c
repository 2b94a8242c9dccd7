// Claim: a loop variable that lastprivate lists has its iteration's value in each task; the last one writes the original, which the
// encountering task reads after the taskloop. Source: OpenMP 5.2 §5.1.1, §5.4.5, §12.6; semantics.md §5 and §8.
int main(void)
{
    int cells[64] = {0};
    int i, end = 0;

#pragma omp parallel //@ RACE_FREE
#pragma omp single
    {
#pragma omp taskloop lastprivate(i)
        for (i = 0; i < 64; i++)
            cells[i] += i;
        end = i;
    }
    return end != 64 || cells[63] != 63;
}
