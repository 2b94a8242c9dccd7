// Claim: without the taskgroup of its own the taskloop's last task writes the original of its loop variable while others read it.
// Source: OpenMP 5.2 §5.1.1, §5.4.5, §12.6; semantics.md §5 and §8.
int main(void)
{
    int cells[64] = {0};
    int i = 0, end = 0;

#pragma omp parallel //@ RACE
#pragma omp single
    {
#pragma omp taskloop lastprivate(i) nogroup //@ race(i)
        for (i = 0; i < 64; i++)
            cells[i] += i;
        end = i; //@ race(i)
    }
    return end > 64;
}
