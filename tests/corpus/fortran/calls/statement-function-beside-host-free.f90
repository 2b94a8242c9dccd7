! Claim: a statement function has the name that its procedure declares, whatever the host has by it. Source: Fortran 2018 §15.6.4, §19.5.1.4
module store
  implicit none
  integer :: twice(20) = 0
contains
  subroutine fill(a, n)
    integer, intent(in) :: n
    integer, intent(out) :: a(n)
    integer :: i, k, twice
    twice(k) = 2 * k
    !$omp parallel do !@ RACE_FREE
    do i = 1, n
      a(i) = twice(i)
    end do
  end subroutine fill
end module store
program main
  use store
  implicit none
  integer :: a(20)
  call fill(a, 20)
  print *, a, twice
end program main
