! Claim: a caller that passes overlapping sections for two dummies of which one is written breaks the rule, and its threads race.
! Source: Fortran 2018 §15.5.2.13; semantics.md §9
program overlapping
  implicit none
  integer :: v(21)
  v = 1
  call shift(20, v(2), v(1))
  print *, v(1)
contains
  subroutine shift(n, src, dst)
    integer, intent(in) :: n
    integer :: src(n), dst(n)
    integer :: i
    !$omp parallel do !@ RACE
    do i = 1, n
      dst(i) = src(i) + 1 !@ race
    end do
  end subroutine shift
end program overlapping
