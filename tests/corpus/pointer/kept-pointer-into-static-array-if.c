// Claim: a static pointer may lead into a static array whose address other functions store there, though no other unit gets it.
// Source: docs/decisions/0008
static double first[2000], second[2000], third[2000];
static double *one, *two = second;
static double *const three = third;
static struct {
    double *begin;
} part;

void begin(int n)
{
    one = first;
    two = second + n;
    part.begin = first;
}

void by_pointer(int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap first one)
    for (int i = 0; i < n; i++)
        one[i] = first[i + 1];
}

void by_pointer_with_a_first_value(int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap second two)
    for (int i = 0; i < n; i++)
        two[i] = second[i + 1];
}

void by_member(int n)
{
#pragma omp parallel for //@ RACE_FREE_IF(no-overlap first part.begin)
    for (int i = 0; i < n; i++)
        part.begin[i] = first[i + 1];
}

void no_pointer_leads_there(int n)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        one[i] = third[i + 1];
}

void nobody_changes_it(int n)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++)
        three[i] = first[i + 1];
}
