// Claim: members that bound rows and scatter need both conditions, in whichever order the pairs come. Source: docs/decisions/0029
struct Span { int start; int end; };

void fill(double *restrict x, double *restrict y, const struct Span *restrict s, int n)
{
#pragma omp parallel //@ RACE_FREE_IF(monotone s[].start s[].end, spaced s[].start)
    {
#pragma omp for
        for (int i = 0; i < n; i++)
            for (int k = s[i].start; k < s[i].end; k++)
                x[k] = i;
#pragma omp for
        for (int i = 0; i < n; i++)
            y[s[i].start] = i;
    }
}
