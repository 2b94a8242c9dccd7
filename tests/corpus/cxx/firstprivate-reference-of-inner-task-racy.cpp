// Claim: the outer task reads what y refers to for the copy that its inner task starts with, while another thread's outer task changes it
// in the critical region. Source: OpenMP 5.2 §5.4.4, §12.5; semantics.md §8
void counted(int &y, int *z)
{
    #pragma omp parallel num_threads(2) //@ RACE
    {
        #pragma omp task shared(y)
        {
            #pragma omp critical
            y += 1; //@ race(y)
            #pragma omp task firstprivate(y) //@ race(y)
            {
                #pragma omp atomic
                z[9] += y;
            }
        }
    }
}
