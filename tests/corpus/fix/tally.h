static int tally;

static inline void count(int x)
{
    tally += x % 4;
}
