! Claim: a procedure that is passed as an argument is the one that is called. Source: Fortran 2018 §15.5.2.9
module apply_m
  implicit none
contains
  subroutine apply(f, n, x)
    interface
      pure integer function f(k)
        integer, intent(in) :: k
      end function f
    end interface
    integer, intent(in) :: n
    integer, intent(inout) :: x(n)
    integer :: i
    !$omp parallel do !@ RACE_FREE
    do i = 1, n
      x(i) = f(x(i))
    end do
  end subroutine apply
  pure integer function twice(k)
    integer, intent(in) :: k
    twice = 2 * k
  end function twice
end module apply_m

program main
  use apply_m
  implicit none
  integer :: v(9)
  v = 4
  call apply(twice, 9, v)
  print *, v
end program main
