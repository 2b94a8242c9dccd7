! Claim: a matrix is passed for a vector of all its elements. Source: Fortran 2018 §15.5.2.11
program seq
  implicit none
  integer :: m(6, 7)
  m = 1
  call scale_all(42, m)
  print *, sum(m)
contains
  subroutine scale_all(n, x)
    integer, intent(in) :: n
    integer, intent(inout) :: x(n)
    integer :: i
    !$omp parallel do !@ RACE_FREE
    do i = 1, n
      x(i) = x(i) * i
    end do
  end subroutine scale_all
end program seq
