! Claim: clauses are lexical: an internal procedure uses the host's variable, not the private copy.
! Source: OpenMP 5.2 §5.1.2, §5.4.3 (restrictions); semantics.md §2
program lexical
  implicit none
  integer :: i, t, v(10)
  t = 0
  !$omp parallel do private(t) !@ RACE
  do i = 1, 10
    t = i
    call store(i)
    v(i) = v(i) + t
  end do
  print *, v(1) > 0
contains
  subroutine store(k)
    integer, intent(in) :: k
    t = k !@ race(t)
    v(k) = t !@ race(t)
  end subroutine store
end program lexical
