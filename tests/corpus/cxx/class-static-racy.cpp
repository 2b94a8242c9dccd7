// Claim: a static member is one object, also when each thread has an object of its own.
// Source: semantics.md §8 (class statics are shared).
// Output: depends on the team size
struct Token {
    static int made;
    int serial;
};

int Token::made = 0;

int main()
{
#pragma omp parallel //@ RACE witness T<=2
    {
        Token mine;
        mine.serial = 3;
        Token::made += mine.serial; //@ race
    }
    return Token::made;
}
