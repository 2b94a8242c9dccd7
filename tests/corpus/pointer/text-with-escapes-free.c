// Claim: pointers that walk through a text by one character or two, and through the thread's own buffer, lead to nothing else.
// Source: C11 §6.5.6p8; semantics.md §9.
void expand(int n, const char *restrict text, int *restrict length)
{
#pragma omp parallel for //@ RACE_FREE
    for (int i = 0; i < n; i++) {
        char line[256];
        char *to = line;
        for (const char *from = text; *from; from++) {
            if (*from == '%') {
                *to++ = '%';
                from++;
            }
            *to++ = *from;
        }
        length[i] = to - line;
    }
}
