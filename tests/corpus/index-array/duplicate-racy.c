// Claim: one value that occurs twice makes two iterations write the same element.
// Source: semantics.md §2 (constant-initialised arrays are exact functions).
static const int place[10] = {7, 2, 9, 0, 4, 11, 3, 2, 8, 5};

int main(void)
{
    int seat[12] = {0};

#pragma omp parallel for //@ RACE witness T<=2
    for (int guest = 0; guest < 10; guest++)
        seat[place[guest]] = guest; //@ race(seat)
    return seat[11];
}
