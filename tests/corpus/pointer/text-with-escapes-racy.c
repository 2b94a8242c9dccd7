// Claim: pointers that walk through a text by one character or two stay in their buffers: one buffer of all threads is written by all of them.
// Source: C11 §6.5.6p8; semantics.md §9.
void expand(int n, const char *restrict text, int *restrict length, char *restrict line)
{
#pragma omp parallel for //@ RACE
    for (int i = 0; i < n; i++) {
        char *to = line;
        for (const char *from = text; *from; from++) {
            if (*from == '%') {
                *to++ = '%'; //@ race(line) possible
                from++;
            }
            *to++ = *from; //@ race(line) possible
        }
        length[i] = to - line;
    }
}
