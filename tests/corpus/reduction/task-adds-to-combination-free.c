// Claim: tasks of a function, which name the original in their own way, and the threads' combination of a reduction with the modifier task
// are one reduction. Source: OpenMP 5.2 §5.5.8, §5.5.11; semantics.md §8.
int total;
int parts[4];

static void add(int *to, int by)
{
#pragma omp task in_reduction(+ : to[1:2])
    {
        to[1] += by;
        to[2] -= by;
    }
#pragma omp task in_reduction(+ : total)
    total += by;
}

int main(void)
{
#pragma omp parallel reduction(task, + : total) reduction(task, + : parts[1:2]) //@ RACE_FREE
    {
        total++;
        parts[1]++;
        add(parts, 2);
    }
    return total > 0;
}
