! Claim: a dispatch construct is around its call. Source: OpenMP 5.2 §7.6; gfortran 12 does not have it.
module m
contains
  subroutine f(v, i)
    integer, intent(inout) :: v(*)
    integer, intent(in) :: i
    !$omp declare variant(g) match(construct={dispatch})
    v(i) = i
  end subroutine
  subroutine g(v, i)
    integer, intent(inout) :: v(*)
    integer, intent(in) :: i
    v(1) = i !@ race(v)
  end subroutine
end module
program p
  use m
  implicit none
  integer :: i, v(100)
  !$omp parallel do !@ RACE
  do i = 1, 100
    !$omp dispatch
    call f(v, i)
  end do
  print *, v(1)
end program
